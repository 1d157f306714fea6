-- A shop's own reasons stand by language, as its own words do; those it has so far are in the language of the chat. Kept
-- versions go along, so that they can still be restored.
create function reasons_by_language(settings jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(settings, '{selfService}', settings -> 'selfService' || coalesce((
    select jsonb_object_agg(name, case
      when jsonb_array_length(reasons) = 0 then '{}'::jsonb
      else jsonb_build_object(coalesce(settings ->> 'language', 'en-US'), reasons) end)
    from jsonb_each(settings -> 'selfService') as each (name, reasons)
    where name in ('reportReasons', 'returnReasons', 'cancelReasons') and jsonb_typeof(reasons) = 'array'
  ), '{}'::jsonb))
$$;

update app set settings = reasons_by_language(settings) where jsonb_typeof(settings -> 'selfService') = 'object';
update chat_version set settings = reasons_by_language(settings) where jsonb_typeof(settings -> 'selfService') = 'object';

drop function reasons_by_language(jsonb);
