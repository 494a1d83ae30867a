-- A friendship that ends, also with one of the two accounts, leaves nobody on the other's list.
CREATE FUNCTION leave_friend_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Always in the same order, so that two changes that meet never wait for each other in a circle.
  PERFORM 1 FROM profiles WHERE user_id IN (OLD.sender_id, OLD.receiver_id) ORDER BY user_id FOR UPDATE;
  UPDATE profiles SET friends = friends - OLD.sender_id WHERE user_id = OLD.receiver_id AND friends ? OLD.sender_id;
  UPDATE profiles SET friends = friends - OLD.receiver_id WHERE user_id = OLD.sender_id AND friends ? OLD.receiver_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER leave_friend_lists AFTER DELETE ON friend_requests FOR EACH ROW WHEN (OLD.status = 'accepted') EXECUTE FUNCTION leave_friend_lists();
