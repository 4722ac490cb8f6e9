"""Learning to play: regularised self-play with PPO, over tables in compiled code. It needs torch.

python -m cutpurse.envs.train kings-gold --minutes 3 --out kings-gold.npz
cutpurse play kings-gold --seats you,net:kings-gold.npz
"""
