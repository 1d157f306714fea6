import type { CardAttachment, ProductCardAttachment, SenderInfo } from '@shopbell/protocol';
import { uploadLimits } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { classifyAttachment, toProductCards, withPlaceholder } from './attachments';
import { helpdeskBotOf, isShown } from './messages';
import { agentUploadExtensions, judgeUploads } from './uploads';
import { videoAt } from './videos';

const mug: ProductCardAttachment = {
  contentType: 'application/productCard',
  name: 'Mug',
  url: 'https://shop.example/mug.png',
  size: 0,
  extra: {
    product_id: 11,
    variant_id: 22,
    product_link: 'https://shop.example/products/mug',
    shortened_product_link: 'https://desk.example/l/abc',
    price: '12.50',
    compare_at_price: 15,
    currency: 'EUR',
    variant_name: 'Blue',
    position: 9,
    source: null,
  },
};

describe('attachments', () => {
  it.each([
    ['application/productCard', 'productCard'],
    ['application/discountOffer', 'discountOffer'],
    ['application/productRecommendation', 'productRecommendation'],
    ['application/visitorForm', 'visitorForm'],
    ['image/png', 'image'],
    ['image/webp', 'image'],
    ['IMAGE/JPEG', 'image'],
    ['application/pdf', 'file'],
    ['image/svg+xml', 'file'],
    ['text/html', 'file'],
    ['application/productcard', 'file'],
  ])('[ATT-01] %s is drawn as %s', (contentType, expected) => {
    expect(classifyAttachment({ contentType })).toBe(expected);
  });

  it.each(['image/heic', 'image/heif', 'image/tiff', 'image/tif', 'image/HEIC'])(
    '[ATT-02] %s is no image to show',
    (contentType) => expect(classifyAttachment({ contentType })).toBe('file'),
  );

  it('[ATT-05] a product card is derived from eleven fields', () => {
    expect(toProductCards([mug], 'agent')).toEqual([
      {
        id: '11',
        variant_id: '22',
        title: 'Mug – Blue',
        url: 'https://shop.example/products/mug',
        tracking_url: 'https://desk.example/l/abc',
        price: '12.50',
        compare_at_price: '15',
        currency: 'EUR',
        featured_image: 'https://shop.example/mug.png',
        position: 0,
        source: 'agent',
      },
    ]);
  });

  it('[ATT-12] without a short link the product link is followed', () => {
    const { shortened_product_link: _, ...extra } = mug.extra;
    expect(toProductCards([{ ...mug, extra }], 'agent')[0]?.tracking_url).toBe(
      'https://shop.example/products/mug',
    );
  });

  it('[ATT-13] cards are numbered from zero and say where they come from', () => {
    for (const source of ['campaign', 'recommendation', 'agent'] as const)
      expect(toProductCards([mug, mug, mug], source).map((card) => [card.position, card.source])).toEqual([
        [0, source],
        [1, source],
        [2, source],
      ]);
  });

  it.each([
    ['[ATT-07]', 'discountOffer'],
    ['[ATT-08]', 'productRecommendation'],
    ['[ATT-09]', 'visitorForm'],
  ])('%s [ATT-10] together: a %s has a placeholder for its address, and no size', (_, kind) => {
    const card = { contentType: `application/${kind}`, name: 'x', url: 'https://evil.example', size: 7 };
    expect(withPlaceholder(card as unknown as CardAttachment)).toMatchObject({
      url: `https://placeholder.invalid/${kind}`,
      size: 0,
    });
  });

  it('a product card keeps its picture', () => {
    expect(withPlaceholder(mug)).toEqual(mug);
  });
});

describe('uploads', () => {
  const file = (name: string, size = 1) => ({ name, size });

  it.each(['a.jpg', 'a.jpeg', 'a.png', 'a.gif', 'a.bmp', 'A.PNG', 'a.b.JPeG'])(
    '[FIL-01] %s may be sent',
    (name) => {
      expect(judgeUploads([file(name)])).toEqual({ isAccepted: true });
    },
  );

  it.each(['a.pdf', 'a.svg', 'a.webp', 'a.heic', 'a.png.exe', 'png', 'a.', '', 'a.png '])(
    '[FIL-01] %j may not',
    (name) => {
      expect(judgeUploads([file(name)])).toEqual({
        isAccepted: false,
        because: 'file-type',
        textKey: 'uploadOnlyImages',
        values: {},
      });
    },
  );

  it('[FIL-02] exactly 10 MB are accepted, one byte more is not', () => {
    expect(uploadLimits.bytesMax).toBe(10_485_760);
    expect(judgeUploads([file('a.png', uploadLimits.bytesMax)]).isAccepted).toBe(true);
    expect(judgeUploads([file('a.png', uploadLimits.bytesMax + 1)])).toEqual({
      isAccepted: false,
      because: 'file-too-large',
      textKey: 'uploadTooLarge',
      values: { maxFileSize: 10 },
    });
  });

  it('[FIL-03] five files are accepted, six are not', () => {
    const files = Array.from({ length: 5 }, () => file('a.png'));
    expect(judgeUploads(files).isAccepted).toBe(true);
    expect(judgeUploads([...files, file('a.png')])).toMatchObject({
      because: 'too-many-files',
      textKey: 'uploadTooMany',
      values: { maxFilesPerUpload: 5 },
    });
  });

  it('[TXT-20] without a file there is nothing to send', () => {
    expect(judgeUploads([])).toMatchObject({ because: 'no-file', textKey: 'uploadNoFile' });
  });

  it('agents send webp and pdf as well', () => {
    expect(judgeUploads([file('a.webp'), file('b.pdf')], agentUploadExtensions).isAccepted).toBe(true);
  });
});

describe('messages', () => {
  it('[MSG-04] a signal is never shown, a message always', () => {
    expect([{ kind: 'signal' }, { kind: 'message' }, {}].map((message) => isShown(message as never))).toEqual(
      [false, true, true],
    );
  });

  it('[MSG-13] a bot that does not say which is the ordinary one; a person is none', () => {
    const sender: SenderInfo = { name: 'Bot', avatarURL: null, isBot: true };
    expect(helpdeskBotOf(sender)).toBe('gorgias_bot');
    expect(helpdeskBotOf({ ...sender, helpdeskBot: null })).toBe('gorgias_bot');
    expect(helpdeskBotOf({ ...sender, helpdeskBot: 'ai_agent_bot' })).toBe('ai_agent_bot');
    expect(helpdeskBotOf({ ...sender, isBot: false })).toBeNull();
    expect(helpdeskBotOf(null)).toBeNull();
  });
});

describe('videos', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'vimeo', '76979871'],
    ['https://player.vimeo.com/video/76979871', 'vimeo', '76979871'],
    ['https://shop.wistia.com/medias/e4a27b971d', 'wistia', 'e4a27b971d'],
    [
      'https://www.loom.com/share/0123456789abcdef0123456789abcdef',
      'loom',
      '0123456789abcdef0123456789abcdef',
    ],
  ])('%s is played by %s', (address, provider, id) => {
    expect(videoAt(address)).toEqual({ provider, id });
  });

  it('a file plays itself', () => {
    expect(videoAt('https://shop.example/how-to.MP4?x=1')).toEqual({
      provider: 'file',
      url: 'https://shop.example/how-to.MP4?x=1',
    });
  });

  it.each([
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
    'https://evil.example/?youtube.com/embed/dQw4w9WgXcQ',
    'javascript:alert(1)//.mp4',
    'https://vimeo.com/about',
    '',
  ])('%j is played by nobody', (address) => expect(videoAt(address)).toBeNull());
});
