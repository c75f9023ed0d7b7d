-- Whom each of 100,000 people looks like is not worked out anew with every page: the pairs are searched for every few
-- minutes, and kept without whatever was decided about them.
create table duplicate_pairs (
  low_id bigint not null references users,
  high_id bigint not null references users,
  score smallint not null,
  reasons text[] not null,
  primary key (low_id, high_id),
  check (low_id < high_id)
);
create index duplicate_pairs_high_id_idx on duplicate_pairs (high_id);
create index duplicate_pairs_score_idx on duplicate_pairs (score desc, low_id, high_id);

create table duplicate_searches (
  id smallint primary key default 1 check (id = 1),
  searched_at timestamptz not null
);
