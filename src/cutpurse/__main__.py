from cutpurse.cli import main

main()
