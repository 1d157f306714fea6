/** The demo shop as the past is written into it. */
export interface DemoShop {
  readonly shopId: number;
  readonly appId: number;
  readonly appName: string;
}

/** When and where the past is told. */
export interface Moment {
  readonly nowMs: number;
  /** Where the shop stands, without a slash at the end. */
  readonly address: string;
}
