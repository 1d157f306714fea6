import { expect, it } from 'vitest';
import { createRouter } from '../../../router/createRouter';
import { flowParameters } from './flowParameters';

it('[RTE-18] the screen of a flow reads which one, its name and its language from its route', () => {
  const router = createRouter((path) => path);
  router.push('/flow', { flowLabel: 'Returns', flowId: '7', flowLanguage: 'de' });
  expect(flowParameters(router.store.get().route.parameters)).toEqual({
    ...{ flowId: '7', flowLabel: 'Returns', flowLanguage: 'de', isPreview: false, previewToken: '' },
  });
});
