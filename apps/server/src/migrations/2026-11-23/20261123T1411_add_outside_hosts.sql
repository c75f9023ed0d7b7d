alter table package_versions
  -- Hosts outside of the package that its files load something from, as found at upload. Empty for earlier uploads.
  add column outside_hosts jsonb not null default '[]',
  -- Those of them that a site admin has allowed. The content security policy of the files follows it.
  add column allowed_hosts jsonb not null default '[]';
