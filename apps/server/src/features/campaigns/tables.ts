import { memberName, ofShop, type Tables, withShop } from '../../feature/Tables';

export const campaignsTables: Tables = {
  campaign_chat: {
    wall: ofShop,
    plain: ['app_id', 'shop_id', 'version', 'stopped_at', 'has_starters'],
    personal: { stopped_by: memberName },
    kept: withShop,
  },
  campaign: {
    wall: ofShop,
    plain: ['id', 'shop_id', 'app_id', 'state', 'content', 'position', 'version', 'created_at', 'changed_at'],
    personal: { changed_by_name: memberName },
    kept: withShop,
  },
  campaign_version: {
    wall: ofShop,
    plain: [
      ...['campaign_id', 'version', 'shop_id', 'saved_at', 'restored_from', 'state', 'changes', 'content'],
    ],
    personal: { saved_by_name: memberName },
    kept: 'as long as its campaign',
  },
  campaign_offer: {
    wall: ofShop,
    plain: ['shop_id', 'offer_id', 'code', 'type', 'value'],
    kept: withShop,
  },
  starter: {
    wall: ofShop,
    plain: ['id', 'shop_id', 'app_id', 'language', 'position', 'text'],
    kept: withShop,
  },
};
