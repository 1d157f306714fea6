-- In which language a shopper reads the chat: who answers them later picks articles and words of that language.
alter table visitor add column language text;
