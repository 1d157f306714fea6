-- Wordings are drawn by session, so by sessions they are compared; who clicks and replies in one has taken it up once.
alter table campaign_day rename column visitors to sessions;
insert into campaign_day (shop_id, app_id, campaign_id, variant_id, language, day, event, count, sessions)
select shop_id, app_id, campaign_id, variant_id, language, day, 'campaign-taken', sum(count), max(sessions)
from campaign_day where event in ('campaign-clicked', 'campaign-replied')
group by shop_id, app_id, campaign_id, variant_id, language, day;
