-- Inviting, joining and leaving write as the role that sees only the shop's own rows, too; what crosses shops around it (the
-- log of sign-ins, sessions, mails) does not.
grant insert on invitation to shopbell_app;
grant insert, delete on shop_member to shopbell_app;
