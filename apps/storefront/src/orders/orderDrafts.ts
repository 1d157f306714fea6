import type { ShippingCode } from '../checkout/shippingMethods';
import type { ShipmentStatus } from './order';

export type ItemDraft = readonly [handle: string, variantTitle: string | null, quantity: number];

export type ShipmentDraft = {
  hoursAgo: number;
  status: ShipmentStatus;
  carrier: 'UPS' | 'USPS' | 'Royal Mail' | 'DHL' | 'DPD';
  /** Which of the items travel in it, by place; all of them when left out. */
  items?: readonly number[];
  parcels?: number;
};

export type OrderDraft = {
  email: string;
  hoursAgo: number;
  items: readonly ItemDraft[];
  method?: ShippingCode;
  note?: string;
  attributes?: Record<string, string>;
  shipments?: readonly ShipmentDraft[];
  /** The items, by place, whose price went back; `all` includes the shipping. */
  refund?: { hoursAgo: number; items: readonly number[] | 'all'; note: string };
  cancelled?: { hoursAgo: number; reason: 'customer' | 'inventory' };
};

const days = (count: number): number => count * 24;

const delivered = (hoursAgo: number, carrier: ShipmentDraft['carrier']): readonly ShipmentDraft[] => [
  { hoursAgo, status: 'delivered', carrier },
];

const hazel = 'hazel@example.com';
const rowan = 'rowan@example.com';
const ivy = 'ivy@example.com';
const juniper = 'juniper@example.com';
const linden = 'linden@example.com';

/** A faithful customer with more orders than one page of a list shows. */
const faithful: readonly OrderDraft[] = [
  {
    email: hazel,
    hoursAgo: days(600),
    items: [['pebble-mug', 'Fog', 2]],
    shipments: delivered(days(598), 'UPS'),
  },
  {
    email: hazel,
    hoursAgo: days(540),
    items: [['fern-linen-throw', 'Moss', 1]],
    shipments: delivered(days(538), 'UPS'),
  },
  {
    email: hazel,
    hoursAgo: days(455),
    items: [['waffle-bath-towel', 'Bath', 4]],
    shipments: delivered(days(453), 'USPS'),
  },
  {
    email: hazel,
    hoursAgo: days(390),
    items: [['tall-stem-vase', '24 cm', 1]],
    shipments: delivered(days(388), 'UPS'),
    refund: { hoursAgo: days(380), items: [0], note: 'Arrived with a crack; price returned.' },
  },
  {
    email: hazel,
    hoursAgo: days(310),
    items: [['highland-wool-blanket', 'Double', 1]],
    shipments: delivered(days(307), 'UPS'),
  },
  {
    email: hazel,
    hoursAgo: days(255),
    items: [['herbarium-tea-towels', null, 3]],
    shipments: delivered(days(252), 'USPS'),
  },
  {
    email: hazel,
    hoursAgo: days(190),
    items: [['dune-dinner-plates', 'Sand', 2]],
    shipments: delivered(days(188), 'UPS'),
  },
  {
    email: hazel,
    hoursAgo: days(120),
    items: [['meadow-cushion-cover', 'Ochre', 2]],
    shipments: delivered(days(117), 'UPS'),
  },
  {
    email: hazel,
    hoursAgo: days(64),
    items: [['morning-teapot', null, 1]],
    shipments: delivered(days(62), 'UPS'),
  },
  {
    email: hazel,
    hoursAgo: days(4),
    items: [
      ['garden-apron', 'Olive', 1],
      ['windowsill-herb-planter', 'Large', 2],
    ],
    shipments: [{ hoursAgo: days(2), status: 'in_transit', carrier: 'UPS' }],
  },
  {
    email: hazel,
    hoursAgo: 52,
    items: [['washed-linen-duvet-set', 'Queen / Sage', 1]],
    method: 'express',
    shipments: [{ hoursAgo: 26, status: 'out_for_delivery', carrier: 'UPS' }],
  },
  {
    email: hazel,
    hoursAgo: 5,
    items: [
      ['corner-espresso-cups', 'Ink', 1],
      ['leaf-butter-dish', null, 1],
    ],
    note: 'A present: please leave out the invoice.',
    attributes: { 'Gift wrap': 'Yes' },
  },
];

const others: readonly OrderDraft[] = [
  {
    email: ivy,
    hoursAgo: days(200),
    items: [['waffle-bath-towel', 'Sheet', 6]],
    shipments: delivered(days(194), 'Royal Mail'),
  },
  {
    email: linden,
    hoursAgo: days(170),
    items: [['pebble-breakfast-bowl', 'Fern', 4]],
    shipments: delivered(days(165), 'DHL'),
    refund: { hoursAgo: days(150), items: 'all', note: 'Sent back within thirty nights.' },
  },
  {
    email: juniper,
    hoursAgo: days(45),
    items: [['ember-candle-holder', 'Ember', 1]],
    refund: { hoursAgo: days(44), items: 'all', note: 'Sold out while it was being packed.' },
    cancelled: { hoursAgo: days(44), reason: 'inventory' },
  },
  {
    email: juniper,
    hoursAgo: days(30),
    items: [['harvest-serving-bowl', null, 1]],
    shipments: delivered(days(24), 'DPD'),
    refund: { hoursAgo: days(12), items: 'all', note: 'Returned: too large for the shelf.' },
  },
  {
    email: rowan,
    hoursAgo: days(6),
    items: [
      ['felted-wool-slippers', 'EU 42–44 / Moss', 1],
      ['highland-wool-blanket', 'Single', 1],
    ],
    shipments: [{ hoursAgo: days(4), status: 'in_transit', carrier: 'USPS', items: [0] }],
  },
  {
    email: linden,
    hoursAgo: days(5),
    items: [['grove-oil-bottle', 'Olive', 1]],
    shipments: [{ hoursAgo: days(3), status: 'attempted_delivery', carrier: 'DHL' }],
  },
  {
    email: ivy,
    hoursAgo: days(3),
    items: [
      ['dune-dinner-plates', 'Slate', 3],
      ['harbour-napkins', 'Navy', 4],
    ],
    note: 'Delivery to the back door, please.',
    shipments: [{ hoursAgo: 40, status: 'in_transit', carrier: 'Royal Mail', parcels: 2 }],
  },
  {
    email: linden,
    hoursAgo: days(2),
    items: [['tide-table-runner', 'Indigo', 1]],
    shipments: [{ hoursAgo: 30, status: 'out_for_delivery', carrier: 'DHL' }],
  },
  { email: rowan, hoursAgo: 3, items: [['pebble-mug', 'Ember', 2]] },
];

/** Oldest first, so that numbers rise with time. */
export const orderDrafts: readonly OrderDraft[] = [...faithful, ...others].toSorted(
  (one, other) => other.hoursAgo - one.hoursAgo,
);
