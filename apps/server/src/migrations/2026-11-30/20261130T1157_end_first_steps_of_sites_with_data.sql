-- Sites that have organisations already are past their first steps: their site admins never see the list.
insert into site_settings (name, value) select 'first_steps', 'done' where exists (select from groups)
on conflict (name) do nothing;
