-- Details of products: what they teach, who they are for, what they count as. Each save is a version; the highest is in
-- force. Rows are never changed, because certificates and evidence name the version that they were made with.
create table product_details (
  product_type text not null check (product_type in ('abstract_course', 'abstract_paper_course')),
  product_id bigint not null,
  version integer not null check (version > 0),
  -- Lists have one entry on each line.
  objectives text not null,
  audience text not null,
  accreditation_reference text not null,
  accredited_until date,
  cpd_minutes integer check (cpd_minutes between 0 and 6000),
  -- Null where it is not known.
  learner_minutes integer check (learner_minutes between 5 and 6000),
  -- Job roles with commas between them.
  target_roles text not null,
  -- Lines of `roles | registrants | days to complete it | days accepted after its expiry`.
  mandatory_for text not null,
  -- Lines of `scheme | reference | edition | link`.
  standards text not null,
  months_reason text not null,
  months_source text not null,
  reviewed_on date,
  review_due_on date check (review_due_on > reviewed_on),
  content_owner_id bigint references users,
  keywords text not null,
  made_by bigint references users,
  made_at timestamptz not null,
  primary key (product_type, product_id, version)
);
create index product_details_content_owner_id_idx on product_details (content_owner_id);
create index product_details_made_by_idx on product_details (made_by);

-- Notices that were given of reviews and of the ends of accreditations.
create table product_notices (
  product_type text not null,
  product_id bigint not null,
  about text not null check (about in ('review', 'accreditation')),
  due_on date not null,
  days_left integer not null,
  sent_at timestamptz not null,
  primary key (product_type, product_id, about, due_on, days_left)
);
