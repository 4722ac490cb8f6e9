"""What woven files are put together with."""
