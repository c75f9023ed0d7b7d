-- Level of stock by its unissued seats. stockLevelOf in the contract is the same rule; a test compares the two.
create function stock_level(available bigint, low_at integer) returns text language sql immutable
return case when available <= 0 then 'empty' when available <= low_at then 'low' else 'ok' end;

-- Number of seats at which the pool of a service is low: fewer than it issues in 30 days, or fewer than 3 where it issued
-- none. The seats that a service bought are not recorded apart from its organisation.
create function low_pool_at(issued_in_90_days integer) returns integer language sql immutable
return case when coalesce(issued_in_90_days, 0) = 0 then 2 else (issued_in_90_days + 2) / 3 - 1 end;
