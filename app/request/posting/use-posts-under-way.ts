import { useFetchers } from "@remix-run/react";
import { useState } from "react";
import { noPosts, type Posts, postsUnderWay } from "./posts-under-way";

/** The posts in the background to `action` whose change `loaded` does not show yet (see `postsUnderWay`): the same map until they change. */
export function usePostsUnderWay(action: string, loaded: unknown): Posts {
  const fetchers = useFetchers();
  const [known, setKnown] = useState({ loaded, posts: noPosts });
  const posts = postsUnderWay(known.loaded === loaded ? known.posts : noPosts, fetchers, action);
  if (posts !== known.posts || loaded !== known.loaded) setKnown({ loaded, posts });
  return posts;
}
