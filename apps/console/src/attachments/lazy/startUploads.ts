import { createUploader, createUploads, type Uploads } from '@shopbell/client/uploads';
import { agentUploadExtensions } from '@shopbell/rules/content';

export const startUploads = (conversationId: string): Uploads =>
  createUploads(
    createUploader({ baseUrl: '/console/api', query: `conversationId=${conversationId}`, getToken: null }),
    () => {},
    agentUploadExtensions,
  );
