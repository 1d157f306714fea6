import type { Feature } from '../app/Feature';
import type { Widget } from '../app/Widget';
import { loadChunk } from '../chunks/loadChunk';
import { reportError } from '../log';
import { isAnythingRecommended } from './recommendable';

const goOn = (widget: Widget) =>
  import('./lazy/needMoreHelp').then(({ goWhereHelpIs }) => goWhereHelpIs(widget));

/** What the shop has written down, offered for what a shopper asks (EMB-10, RTE-06, PGE-06). */
export const helpCenter: Feature = {
  name: 'help-center',
  screens: {
    '/article-recommendation': {
      load: () => import('./lazy/RecommendationScreen'),
      title: 'introduction',
      focus: 'input',
      guard: (widget) => (isAnythingRecommended(widget) ? null : '/chat'),
    },
    '/article-recommendation/article': {
      load: () => import('./lazy/ArticleScreen'),
      title: 'articleOpen',
      focus: '.article-back',
      guard: (_, { embeddedUrl }) => (embeddedUrl ? null : '/article-recommendation'),
    },
  },
  pieces: [
    {
      place: 'banner',
      isWanted: isAnythingRecommended,
      load: () => import('./lazy/Recommendation'),
    },
  ],
  frames: {
    'article-recommendation-flow-unsuccessful': goOn,
    'workflow-recommendation-flow-unsuccessful': goOn,
  },
  start(widget) {
    let stop = () => {};
    let isOver = false;
    let isBegun = false;
    const begin = () => {
      if (isBegun || isOver || !isAnythingRecommended(widget)) return;
      isBegun = true;
      loadChunk('help-center', () => import('./lazy/watchQuestions')).then(
        ({ watchQuestions }) => {
          if (!isOver) stop = watchQuestions(widget);
        },
        (error) => reportError('Articles cannot be recommended.', error),
      );
    };
    const stopLooking = widget.details.subscribe(begin);
    begin();
    return {
      stop() {
        isOver = true;
        stopLooking();
        stop();
      },
    };
  },
};
