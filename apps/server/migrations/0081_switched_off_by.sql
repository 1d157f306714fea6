-- Who switched a chat off is said where it can be switched on again; the name as it was then.
alter table app add column deactivated_by text;
grant update (deactivated_at, deactivated_by) on app to shopbell_app;
