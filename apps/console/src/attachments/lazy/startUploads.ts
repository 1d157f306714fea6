import { createUploader, createUploads, type Uploads } from '@shopbell/client/uploads';
import { agentUploadExtensions } from '@shopbell/rules/content';
import { namedFetch } from '../../http/namedFetch';

export const startUploads = (conversationId: string): Uploads =>
  createUploads(
    createUploader({
      baseUrl: '/console/api',
      query: `conversationId=${conversationId}`,
      getToken: null,
      fetch: namedFetch,
    }),
    () => {},
    agentUploadExtensions,
  );
