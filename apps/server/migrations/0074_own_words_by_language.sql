-- A shop's own words stand by language; those it has so far are in the language of the chat. Kept versions go along, so that
-- they can still be restored.
update app set settings = settings
  || case when settings -> 'texts' <> '{}' then jsonb_build_object('texts', jsonb_build_object(coalesce(settings ->> 'language', 'en-US'), settings -> 'texts')) else '{}' end
  || case when settings -> 'sspTexts' <> '{}' then jsonb_build_object('sspTexts', jsonb_build_object(coalesce(settings ->> 'language', 'en-US'), settings -> 'sspTexts')) else '{}' end
where jsonb_typeof(settings) = 'object';

update chat_version set settings = settings
  || case when settings -> 'texts' <> '{}' then jsonb_build_object('texts', jsonb_build_object(coalesce(settings ->> 'language', 'en-US'), settings -> 'texts')) else '{}' end
  || case when settings -> 'sspTexts' <> '{}' then jsonb_build_object('sspTexts', jsonb_build_object(coalesce(settings ->> 'language', 'en-US'), settings -> 'sspTexts')) else '{}' end
where jsonb_typeof(settings) = 'object';
