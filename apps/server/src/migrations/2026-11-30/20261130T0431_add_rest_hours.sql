-- Least hours between the arrival of a trainer at home and the next departure. 0 asks for no rest.
alter table booking_settings add column rest_hours smallint not null default 11 check (rest_hours between 0 and 12);
