-- Values that the SCORM run-time would have refused reached these tables before the server checked them. A score, a time
-- or a word that cannot be read becomes blank, as if the package had never set it.

update sco_users set
  raw_score = case when raw_score ~ '^(-?0+(\.0*)?|0*[0-9]{1,2}(\.[0-9]*)?|\.[0-9]+|0*100(\.0*)?)?$' then raw_score else '' end,
  min_score = case when min_score ~ '^(-?0+(\.0*)?|0*[0-9]{1,2}(\.[0-9]*)?|\.[0-9]+|0*100(\.0*)?)?$' then min_score else '' end,
  max_score = case when max_score ~ '^(-?0+(\.0*)?|0*[0-9]{1,2}(\.[0-9]*)?|\.[0-9]+|0*100(\.0*)?)?$' then max_score else '' end
where not (raw_score ~ '^(-?0+(\.0*)?|0*[0-9]{1,2}(\.[0-9]*)?|\.[0-9]+|0*100(\.0*)?)?$'
  and min_score ~ '^(-?0+(\.0*)?|0*[0-9]{1,2}(\.[0-9]*)?|\.[0-9]+|0*100(\.0*)?)?$'
  and max_score ~ '^(-?0+(\.0*)?|0*[0-9]{1,2}(\.[0-9]*)?|\.[0-9]+|0*100(\.0*)?)?$');

update sco_users set exit_value = '' where exit_value not in ('', 'time-out', 'suspend', 'logout');
update sco_users set session_time = ''
where session_time !~ '^([0-9]{2,4}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,2})?)?$';

-- A session keeps its place: it says that the launch has begun.
update sco_users a set session_times = (
  select jsonb_object_agg(t.key,
    case when t.value ~ '^[0-9]{2,4}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,2})?$' then t.value else '0000:00:00.00' end)
  from jsonb_each_text(a.session_times) t)
where exists (select from jsonb_each_text(a.session_times) t
  where t.value !~ '^[0-9]{2,4}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,2})?$');

update sco_users a set preferences = (
  select jsonb_object_agg(p.key, case when p.key = 'language'
    or p.key = 'audio' and p.value ~ '^(-1|[0-9]{1,2}|100)?$'
    or p.key = 'speed' and p.value ~ '^(-?([0-9]{1,2}|100))?$'
    or p.key = 'text' and p.value ~ '^(-1|0|1)?$' then p.value else '' end)
  from jsonb_each_text(a.preferences) p)
where a.preferences <> '{}';

-- By index, and of each: id, status and three scores.
update sco_users a set objectives = (
  select jsonb_object_agg(o.key, (
    select coalesce(jsonb_object_agg(f.key, case when f.key = 'id'
      or f.key = 'status' and f.value in ('', 'passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted')
      or f.key in ('raw_score', 'min_score', 'max_score')
        and f.value ~ '^(-?0+(\.0*)?|0*[0-9]{1,2}(\.[0-9]*)?|\.[0-9]+|0*100(\.0*)?)?$' then f.value else '' end), '{}')
    from jsonb_each_text(o.value) f))
  from jsonb_each(a.objectives) o)
where a.objectives <> '{}';

update sco_user_interactions set
  type = case when type in ('true-false', 'choice', 'fill-in', 'matching', 'performance', 'sequencing', 'likert', 'numeric')
    then type else '' end,
  time = case when time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,2})?$' then time else '' end,
  weighting = case when weighting ~ '^-?([0-9]+(\.[0-9]*)?|\.[0-9]+)$' then weighting else '' end,
  result = case when result in ('correct', 'wrong', 'unanticipated', 'neutral', 'incorrect')
    or result ~ '^-?([0-9]+(\.[0-9]*)?|\.[0-9]+)$' then result else '' end,
  latency = case when latency ~ '^[0-9]{2,4}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,2})?$' then latency else '' end
where type not in ('', 'true-false', 'choice', 'fill-in', 'matching', 'performance', 'sequencing', 'likert', 'numeric')
  or time !~ '^(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,2})?)?$'
  or weighting !~ '^(-?([0-9]+(\.[0-9]*)?|\.[0-9]+))?$'
  or result not in ('', 'correct', 'wrong', 'unanticipated', 'neutral', 'incorrect')
    and result !~ '^-?([0-9]+(\.[0-9]*)?|\.[0-9]+)$'
  or latency !~ '^([0-9]{2,4}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,2})?)?$';
