/** The attribute of a shop's cart in which the chat says who the shopper is to it; orders carry it on. */
export const guestAttribute = 'shopbell_guest_id';
