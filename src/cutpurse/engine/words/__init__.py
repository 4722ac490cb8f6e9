"""Words: phrases and the catalogues that say them."""
