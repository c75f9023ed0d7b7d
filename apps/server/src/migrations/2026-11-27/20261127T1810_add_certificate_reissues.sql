-- Batches of certificates that are issued again with the settings of today. A background task works through them by id.
create table certificate_reissues (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups,
  product_type text not null check (product_type in ('abstract_course', 'abstract_paper_course')),
  product_id bigint not null,
  awarded_from date not null,
  awarded_to date not null check (awarded_to >= awarded_from),
  reason text not null,
  tells_holders boolean not null,
  asked_by bigint not null references users,
  asked_at timestamptz not null,
  total integer not null,
  done integer not null default 0,
  -- Certificates up to `last_id` are done. Certificates after `through_id` do not belong to the batch.
  last_id bigint not null default 0,
  through_id bigint not null,
  finished_at timestamptz,
  has_failed boolean not null default false
);
create unique index certificate_reissues_running_key on certificate_reissues (group_id, product_type, product_id)
  where finished_at is null;
create index certificate_reissues_group_id_idx on certificate_reissues (group_id, product_type, product_id, id);
create index certificate_reissues_asked_by_idx on certificate_reissues (asked_by);
