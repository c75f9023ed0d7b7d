-- Rooms where Pharmacist-led Courses take place, and organisations that cannot use them.

create table venues (
  id bigint generated always as identity primary key,
  location_id bigint references locations,
  -- Owner of an own room, which only this organisation can book.
  group_id bigint references groups,
  name text not null check (length(name) between 1 and 255),
  address_line_1 text not null check (length(address_line_1) between 1 and 255),
  address_line_2 text check (length(address_line_2) <= 255),
  town text not null check (length(town) between 1 and 255),
  postcode text not null,
  district text not null,
  latitude numeric(8, 5),
  longitude numeric(8, 5),
  capacity int not null check (capacity between 1 and 1000),
  equipment text[] not null default '{}' check (equipment <@ array['projector', 'screen', 'wifi', 'couch', 'sink',
    'resuscitation_manikin', 'fridge', 'parking', 'step_free', 'hearing_loop']),
  access_notes text not null default '' check (length(access_notes) <= 2000),
  contact_name text check (length(contact_name) <= 255),
  contact_phone text check (length(contact_phone) <= 40),
  contact_email text check (length(contact_email) <= 254),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null)),
  check (district = split_part(postcode, ' ', 1))
);
create unique index venues_name_key on venues (lower(name), postcode) where archived_at is null;
create index venues_location_id_idx on venues (location_id);
create index venues_group_id_idx on venues (group_id);

-- Organisations that cannot use a venue. Never the owner of an own room.
create table venue_excluded_groups (
  venue_id bigint not null references venues,
  group_id bigint not null references groups,
  reason text not null check (length(reason) between 1 and 500),
  set_by bigint not null references users,
  set_at timestamptz not null default now(),
  primary key (venue_id, group_id)
);
create index venue_excluded_groups_group_id_idx on venue_excluded_groups (group_id);
create index venue_excluded_groups_set_by_idx on venue_excluded_groups (set_by);

