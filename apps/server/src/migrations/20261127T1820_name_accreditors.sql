-- Code of the icon of the body that accredits a course. Null where nobody does.
alter table product_details add column accreditor_code text;
