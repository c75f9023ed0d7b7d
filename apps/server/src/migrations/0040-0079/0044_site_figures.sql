-- The dashboard over every organisation counts some hundred thousand rows: it is counted beforehand, every few minutes.
create table site_figures (
  id smallint primary key default 1 check (id = 1),
  counted_at timestamptz not null,
  numbers jsonb not null,
  lists jsonb not null
);
