import { shopper, type Tables } from '../../feature/Tables';

export const housekeepingTables: Tables = {
  attempt: {
    wall: { closed: 'tries are counted across shops, by address and account' },
    // Whom a key is about stands in it as a hash.
    plain: ['key', 'count', 'ends_at'],
    kept: 'until its window ends, a day at most',
  },
  outgoing_message: {
    wall: { closed: 'a mail may be to a person of several shops or of none' },
    plain: [
      'id',
      'channel',
      'created_at',
      'at_most_once_until',
      'leaving_at',
      'sent_at',
      'failed_at',
      'attempts',
    ],
    personal: {
      recipient: shopper,
      subject: shopper,
      text: shopper,
      html: shopper,
      key: shopper,
      last_error: shopper,
    },
    kept: 'thirty days once it is sent or given up',
  },
  carried_job: {
    wall: { closed: 'jobs are for the whole program' },
    // Payloads name rows by their ids.
    plain: ['queue', 'payload', 'start_after'],
    kept: 'until the next start takes it up',
  },
  epoch: {
    wall: { closed: 'the past belongs to all shops together' },
    plain: ['is_only', 'value'],
    kept: 'for ever',
  },
  schema_migration: {
    wall: { closed: 'the schema belongs to no shop' },
    plain: ['name', 'applied_at'],
    kept: 'for ever',
    notInBackup: 'its names stand at the head of a backup, which is refused where they differ',
  },
};
