-- A session is kept beside its browser alone, by whose id both are erased when consent is taken back; and in the message
-- that was written there, not in what a flow handed over. A proof of who writes is kept nowhere.
update message
set metadata = jsonb_set(metadata, '{revenueId}', to_jsonb(regexp_replace(metadata->>'revenueId', '[^:]*:[^:]*$', ':')))
where metadata->>'revenueId' ~ ':[^:]+$'
  and split_part(metadata->>'revenueId', ':', -2) !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
update message set metadata = metadata - 'idToken' where metadata ? 'idToken';
update handover
set metadata = (metadata - '{revenueId,idToken}'::text[]) #- '{metadata,revenueId}' #- '{metadata,idToken}'
where metadata ?| '{revenueId,idToken}' or metadata->'metadata' ?| '{revenueId,idToken}';
