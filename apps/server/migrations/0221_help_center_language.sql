-- A folder of a shop's content says the first language of its help center.
grant update (language) on help_center to shopbell_app;
