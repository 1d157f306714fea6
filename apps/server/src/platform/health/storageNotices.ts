export interface StorageFacts {
  readonly freeBytes: number;
  /** Null where the database is not ours to watch. */
  readonly databaseBytes: number | null;
}

const storageLimits = { freeBytesMin: 500e6, databaseBytesMax: 2e9 };

export const noticeTexts = {
  'disk-low': 'The disk of DATA_DIR has less than 500 MB free; when it is full, no message can be stored.',
  'database-large':
    'The embedded database is larger than 2 GB; move to PostgreSQL (DATABASE_URL) before it becomes slow.',
};

export type StorageNotice = keyof typeof noticeTexts;

export function storageNotices({ freeBytes, databaseBytes }: StorageFacts): StorageNotice[] {
  const notices: StorageNotice[] = [];
  if (freeBytes < storageLimits.freeBytesMin) notices.push('disk-low');
  if (databaseBytes !== null && databaseBytes > storageLimits.databaseBytesMax)
    notices.push('database-large');
  return notices;
}
