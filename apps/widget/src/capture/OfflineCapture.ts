/** What a shopper leaves when nobody is there. */
export interface OfflineCapture {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}
