-- Whether a licence counts into the rate of issues: it took a seat in the 90 days before this time.
create function is_issued_lately(issued_at timestamptz, is_free_retry boolean, deleted_at timestamptz, at timestamptz)
returns boolean language sql stable
return issued_at > at - interval '90 days' and issued_at <= at and not is_free_retry and deleted_at is null;

drop function low_stock_at(integer, bigint);
drop function is_bought_in_a_year(text, timestamptz, timestamptz);
drop function low_pool_at(integer);

-- Number of unissued seats at which stock is low: the setting of the site, or what lasts under 30 days at the rate of the
-- last 90 days. Stock of which none was issued is not low.
create function low_stock_at(set_at integer, issued_in_90_days integer) returns integer language sql immutable
return coalesce(set_at, greatest(0, (coalesce(issued_in_90_days, 0) + 2) / 3 - 1));
