-- Every question asks whether vectors have come or gone since the last one: counted in an index, not in the texts.
create index search_entry_by_embedding on search_entry (shop_id, kind, language, model, embedded_at);
