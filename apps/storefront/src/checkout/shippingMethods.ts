export type ShippingCode = 'standard' | 'express' | 'pickup';

export type ShippingMethod = { code: ShippingCode; title: string; promise: string };

export const freeShippingFrom = 10_000;

export const shippingMethods: readonly [ShippingMethod, ...ShippingMethod[]] = [
  { code: 'standard', title: 'Standard', promise: '3–5 working days' },
  { code: 'express', title: 'Express', promise: '1–2 working days' },
  { code: 'pickup', title: 'Pick up at the mill', promise: 'Ready tomorrow from noon' },
];

export function shippingMethod(code: string): ShippingMethod | undefined {
  return shippingMethods.find((method) => method.code === code);
}

export function shippingPrice(code: ShippingCode, subtotal: number): number {
  if (code === 'express') return 1_800;
  return code === 'pickup' || subtotal >= freeShippingFrom ? 0 : 900;
}
