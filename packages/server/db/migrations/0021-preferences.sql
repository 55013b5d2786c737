-- What a person chose for all screens; null is the default of the product.
ALTER TABLE accounts
  ADD COLUMN units text CHECK (units IN ('imperial', 'metric')),
  ADD COLUMN default_satellite boolean;
