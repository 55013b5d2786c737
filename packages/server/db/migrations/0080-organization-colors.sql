-- Colors of a school or club as '#1b2a5e'; null if unknown.
ALTER TABLE organizations
  ADD COLUMN color text CHECK (color ~ '^#[0-9a-f]{6}$'),
  ADD COLUMN second_color text CHECK (second_color ~ '^#[0-9a-f]{6}$');
