-- The balance of both accounts after each movement: a number opens into its movements without adding them up again.
alter table licence_movements add column from_after integer, add column to_after integer;
with sides as (
  select id, from_account_id as account_id, -quantity as change from licence_movements
  union all select id, to_account_id, quantity from licence_movements
), after as (
  select id, account_id, sum(change) over (partition by account_id order by id) as balance from sides
)
update licence_movements m set from_after = f.balance, to_after = t.balance
from after f, after t
where f.id = m.id and f.account_id = m.from_account_id and t.id = m.id and t.account_id = m.to_account_id;
alter table licence_movements alter column from_after set not null, alter column to_after set not null;
create index licence_movements_from_idx on licence_movements (from_account_id, id);
create index licence_movements_to_idx on licence_movements (to_account_id, id);
drop index licence_movements_from_account_id_idx;
drop index licence_movements_to_account_id_idx;

alter table licences
  -- What was said beside the reason.
  add column end_note text not null default '',
  -- Issued by mistake: shown nowhere any more, and kept for the ledger.
  add column deleted_at timestamptz;
create index licences_key_idx on licences (group_id, product_type, product_id, certificate_months, id);
create index licences_issued_idx on licences (issued_at) include (group_id, product_type, product_id, certificate_months, subgroup_id);
create index licence_orders_key_idx on licence_orders (group_id, product_type, product_id, certificate_months, ordered_at);

-- What a command on many licences did, for its second sending.
create table licence_batches (
  id bigint generated always as identity primary key,
  result jsonb not null
);

create table licence_requests (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups,
  subgroup_id bigint not null references subgroups,
  virtual_group_id bigint references virtual_groups,
  product_type text not null check (product_type in ('abstract_course', 'abstract_paper_course')),
  product_id bigint not null,
  certificate_months integer not null check (certificate_months >= 0),
  quantity integer not null check (quantity between 1 and 10000),
  fulfilled_quantity integer not null default 0,
  note text not null default '',
  state text not null default 'pending' check (state in
    ('pending', 'part_fulfilled', 'fulfilled_from_pot', 'ordered', 'declined', 'withdrawn', 'lapsed')),
  requested_by bigint not null references users,
  requested_at timestamptz not null,
  decided_by bigint references users,
  decided_at timestamptz,
  decision_note text not null default '',
  check (fulfilled_quantity between 0 and quantity)
);
-- One pending request for each course and length of a service: a second one amends the first.
create unique index licence_requests_pending_key on licence_requests
  (subgroup_id, product_type, product_id, certificate_months, coalesce(virtual_group_id, 0)) where state = 'pending';
create index licence_requests_group_id_idx on licence_requests (group_id, requested_at);
create index licence_requests_virtual_group_id_idx on licence_requests (virtual_group_id);
create index licence_requests_requested_by_idx on licence_requests (requested_by);
create index licence_requests_decided_by_idx on licence_requests (decided_by);
create index licence_requests_open_idx on licence_requests (requested_at) where state in ('pending', 'part_fulfilled');
create index licence_requests_subgroup_id_idx on licence_requests (subgroup_id);
alter table licence_movements add foreign key (request_id) references licence_requests;
create index licence_movements_request_id_idx on licence_movements (request_id) where request_id is not null;
alter table licence_orders add foreign key (licence_request_id) references licence_requests;
create index licence_orders_licence_request_id_idx on licence_orders (licence_request_id) where licence_request_id is not null;

-- At how many unissued seats stock of a product is low, where it is not the usual.
create table licence_level_settings (
  product_type text not null check (product_type in ('abstract_course', 'abstract_paper_course')),
  product_id bigint not null,
  low_at integer not null check (low_at >= 0),
  primary key (product_type, product_id)
);

-- Whether a key is low, so that crossing the line is told of once.
create table licence_level_states (
  group_id bigint not null references groups,
  product_type text not null,
  product_id bigint not null,
  certificate_months integer not null,
  is_low boolean not null,
  -- Crossed down, and the mail has not gone yet.
  mail_due boolean not null default false,
  changed_at timestamptz not null,
  primary key (group_id, product_type, product_id, certificate_months)
);
create index licence_level_states_mail_due_idx on licence_level_states (changed_at) where mail_due;

create table ledger_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  took_ms integer not null,
  accounts integer not null,
  movements integer not null,
  licences integer not null,
  faults jsonb not null default '[]'
);
create index licence_movements_merged_idx on licence_movements (to_account_id, id) where kind = 'merge';
