/** Where a parcel is paid for and sent: a form for orders that is not the checkout's. */
export const parcelPaymentPath = "/parcel-delivery-info/payment";
