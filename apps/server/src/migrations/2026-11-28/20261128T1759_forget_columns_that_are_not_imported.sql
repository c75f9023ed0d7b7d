-- Cells of columns that are not imported, such as bank accounts and salaries, are deleted when the columns are confirmed.
-- Totals, titles and repeated headings are recognised before that, by all cells of their row.
alter table import_rows add column left_out_as text;
update import_rows set left_out_as = problems -> 0 ->> 'message'
where status = 'skipped' and problems -> 0 ->> 'message' in ('Repeated headings', 'Total or note', 'Title or note');

update import_rows r set cells = (
  select coalesce(jsonb_agg(coalesce(r.cells -> (c.place::int - 1), '""'::jsonb) order by c.place), '[]')
  from jsonb_array_elements(i.columns) with ordinality c (field, place) where c.field <> 'null'::jsonb)
from imports i where i.id = r.import_id and i.state <> 'uploaded' and i.columns @> '[null]';

update imports i set
  head = (select coalesce(jsonb_agg(coalesce(i.head -> (c.place::int - 1), '""'::jsonb) order by c.place), '[]')
    from jsonb_array_elements(i.columns) with ordinality c (field, place) where c.field <> 'null'::jsonb),
  columns = (select coalesce(jsonb_agg(c.field order by c.place), '[]')
    from jsonb_array_elements(i.columns) with ordinality c (field, place) where c.field <> 'null'::jsonb)
where i.state <> 'uploaded' and i.columns @> '[null]';
