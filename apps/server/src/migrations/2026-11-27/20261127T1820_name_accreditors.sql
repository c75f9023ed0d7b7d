-- Code of the icon of the body that accredits a course. Null without an accreditor.
alter table product_details add column accreditor_code text;
