-- One visit is read moment by moment, and who was divided into groups is counted, without reading what else pages tell.
create index page_event_by_session on page_event (shop_id, session_id) where session_id is not null;
create index page_event_divided on page_event (shop_id, app_id, at)
  where event in ('campaign-shown', 'campaign-held-out') and ab_variant is not null;
