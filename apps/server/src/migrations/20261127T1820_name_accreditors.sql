-- Code of the icon of the body that accredits a course. Null for a course without accreditation.
alter table product_details add column accreditor_code text;
