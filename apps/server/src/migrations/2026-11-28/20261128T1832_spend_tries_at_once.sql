-- Takes one try from each budget in one call. Takes none, and returns the milliseconds to wait, when one of them is empty.
-- Each statement of the function sees what other sign-ins have committed before it, so tries are counted one by one. An
-- own budget is counted from its last try, and a shared one from its first.
create function spend_tries(of_keys bytea[], are_shared boolean[], free_tries int[], within_ms bigint[],
  longest_wait_ms bigint, of_moment timestamptz) returns bigint
language plpgsql as $$
declare
  wait bigint;
begin
  insert into throttles (key, tries, first_at, last_at)
    select k, 0, of_moment, of_moment from unnest(of_keys) k order by k on conflict do nothing;
  perform from throttles t where t.key = any(of_keys) order by t.key for update;
  select max(case
      when f.tries < b.free then 0
      when b.is_shared then b.within_ms - extract(epoch from of_moment - t.first_at) * 1000
      else least(longest_wait_ms, power(2, least(f.tries - b.free, 30)) * 1000)
        - extract(epoch from of_moment - t.last_at) * 1000 end)
    into wait
    from unnest(of_keys, are_shared, free_tries, within_ms) b(key, is_shared, free, within_ms)
    join throttles t on t.key = b.key
    cross join lateral (select case when extract(epoch from of_moment - case when b.is_shared then t.first_at
      else t.last_at end) * 1000 >= b.within_ms then 0 else t.tries end as tries) f;
  if wait > 0 then
    return wait;
  end if;
  update throttles t set last_at = of_moment,
      tries = case when s.is_over then 1 else t.tries + 1 end,
      first_at = case when s.is_over then of_moment else t.first_at end
    from (select b.key, extract(epoch from of_moment - case when b.is_shared then o.first_at else o.last_at end) * 1000
        >= b.within_ms as is_over
      from unnest(of_keys, are_shared, within_ms) b(key, is_shared, within_ms) join throttles o on o.key = b.key) s
    where t.key = s.key;
  return 0;
end;
$$;
