/** A query may cost 1,000 points at most, counted by what it could bring: few orders at a time, and of each a few lines. */
export const orderPageSize = 5;
const linePageSize = 10;

const customerFields = `
  legacyResourceId
  firstName
  defaultEmailAddress { emailAddress }
  defaultPhoneNumber { phoneNumber }`;

const money = 'presentmentMoney { amount }';

const fragments = `
fragment AddressFields on MailingAddress {
  name address1 address2 city province provinceCode zip country countryCodeV2 phone
}
fragment LineFields on LineItem {
  id title variantTitle quantity currentQuantity unfulfilledQuantity
  originalUnitPriceSet { ${money} }
  image { url }
  product { legacyResourceId }
  variant { legacyResourceId }
}
fragment OrderFields on Order {
  legacyResourceId name email phone presentmentCurrencyCode processedAt updatedAt cancelledAt statusPageUrl
  displayFinancialStatus displayFulfillmentStatus
  subtotalPriceSet { ${money} }
  totalShippingPriceSet { ${money} }
  totalTaxSet { ${money} }
  totalDiscountsSet { ${money} }
  totalPriceSet { ${money} }
  totalRefundedSet { ${money} }
  customer { legacyResourceId }
  shippingAddress { ...AddressFields }
  billingAddress { ...AddressFields }
  lineItems(first: ${linePageSize}) { nodes { ...LineFields } pageInfo { hasNextPage endCursor } }
  fulfillments(first: 10) {
    legacyResourceId status displayStatus createdAt updatedAt
    trackingInfo(first: 10) { company number url }
    fulfillmentLineItems(first: ${linePageSize}) { nodes { quantity lineItem { id } } }
  }
  refunds(first: 10) {
    createdAt
    totalRefundedSet { ${money} }
    refundLineItems(first: ${linePageSize}) { nodes { quantity lineItem { id } } }
  }
}`;

export const findCustomerQuery = `query FindCustomer($identifier: CustomerIdentifierInput!) {
  customerByIdentifier(identifier: $identifier) { ${customerFields} }
}`;

export const productsQuery = `query Products($first: Int!, $search: String!) {
  products(first: $first, query: $search) {
    nodes {
      legacyResourceId title productType onlineStoreUrl
      featuredMedia { preview { image { url } } }
      priceRangeV2 { minVariantPrice { amount currencyCode } }
      compareAtPriceRange { minVariantCompareAtPrice { amount currencyCode } }
      variants(first: 20) { nodes { legacyResourceId title price availableForSale } }
    }
  }
}`;

export const ordersQuery = `query Orders($first: Int!, $after: String, $search: String!) {
  orders(first: $first, after: $after, query: $search, sortKey: PROCESSED_AT, reverse: true) {
    nodes { ...OrderFields }
    pageInfo { hasNextPage endCursor }
  }
}${fragments}`;

export const orderQuery = `query FindOrder($id: ID!) {
  order(id: $id) { ...OrderFields }
}${fragments}`;

/** With its returns, which need a scope of their own, and are too dear for a list of orders. */
export const returnedOrderQuery = `query FindReturnedOrder($id: ID!) {
  order(id: $id) {
    ...OrderFields
    returns(first: 10) {
      nodes {
        id status
        returnLineItems(first: 20) {
          nodes { quantity ... on ReturnLineItem { fulfillmentLineItem { lineItem { id } } } }
        }
        exchangeLineItems(first: 20) { nodes { quantity variantId } }
      }
    }
  }
}${fragments}`;

export const returnableQuery = `query Returnable($orderId: ID!) {
  returnableFulfillments(orderId: $orderId, first: 10) {
    nodes {
      returnableFulfillmentLineItems(first: 50) {
        nodes { quantity fulfillmentLineItem { id lineItem { id } } }
      }
    }
  }
}`;

export const variantsQuery = `query Variants($id: ID!) {
  product(id: $id) {
    variants(first: 100) { nodes { legacyResourceId title price availableForSale } }
  }
}`;

export const returnMutation = `mutation CreateReturn($returnInput: ReturnInput!) {
  returnCreate(returnInput: $returnInput) {
    return { id }
    userErrors { field }
  }
}`;

export const linesQuery = `query Lines($id: ID!, $after: String) {
  order(id: $id) {
    lineItems(first: 50, after: $after) { nodes { ...LineFields } pageInfo { hasNextPage endCursor } }
  }
}
${fragments.slice(fragments.indexOf('fragment LineFields'), fragments.indexOf('fragment OrderFields'))}`;

export const transactionsQuery = `query Transactions($id: ID!) {
  order(id: $id) {
    transactions(first: 50) {
      id kind status formattedGateway createdAt
      amountSet { presentmentMoney { amount currencyCode } }
      paymentDetails { ... on CardPaymentDetails { company number } }
    }
  }
}`;

/** A code belongs to one of four kinds of discount, and each says whether it is good now. */
export const codeQuery = `query FindCode($code: String!) {
  codeDiscountNodeByCode(code: $code) {
    codeDiscount {
      ... on DiscountCodeBasic { status }
      ... on DiscountCodeBxgy { status }
      ... on DiscountCodeFreeShipping { status }
      ... on DiscountCodeApp { status }
    }
  }
}`;

export const tagsQuery = `query Tags($id: ID!) {
  customer(id: $id) { tags }
}`;

export const accessQuery = `query Access {
  shop { name }
  currentAppInstallation { accessScopes { handle } }
}`;

/** With everything that belongs to it: money back the way it came, goods back into the stock, a mail to the customer. */
export const cancelMutation = `mutation CancelOrder($orderId: ID!, $refundMethod: OrderCancelRefundMethodInput!) {
  orderCancel(orderId: $orderId, refundMethod: $refundMethod, restock: true, reason: CUSTOMER, notifyCustomer: true) {
    job { id }
    orderCancelUserErrors { code }
  }
}`;

export const addressMutation = `mutation ChangeAddress($input: OrderInput!) {
  orderUpdate(input: $input) {
    order { legacyResourceId }
    userErrors { field }
  }
}`;
